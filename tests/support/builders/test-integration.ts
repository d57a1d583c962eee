import { registerIntegration } from '#server/post/attachment/integration.ts';

/** The type of an integration that replaces an external service, for tests of permissions. */
export const testService = 'test-service';

registerIntegration({
  attachmentType: testService,
  describe: async () => ({
    name: 'Desk',
    title: 'Desk',
    label: 'Desk: ask',
    submitButton: 'Ask',
    recordTypes: ['discussion', 'comment', 'user'],
    writeableContentScope: 'all',
    externalIDLabel: 'Number',
    logoIcon: 'ticket',
    postSuccessMessage: { message: 'Asked.', linkText: 'Open it' },
  }),
  form: async () => ({ type: 'object', required: [], properties: {} }),
  send: async (_, { recordID }) => ({
    foreignID: String(recordID),
    foreignUrl: `https://desk.example.org/${recordID}`,
    status: 'open',
    metadata: [],
  }),
  refresh: async (_, foreignID) => ({
    foreignUrl: `https://desk.example.org/${foreignID}`,
    status: 'done',
    metadata: [],
  }),
});
