import { registerIntegration } from './integration.ts';
import { issueTracker } from './issue-tracker.ts';

// The services that the forum itself brings.
registerIntegration(issueTracker);
