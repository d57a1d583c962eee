import { registerIntegration } from './integration.ts';
import { issueTracker } from './issue-tracker.ts';

// The integrations that are part of the forum.
registerIntegration(issueTracker);
