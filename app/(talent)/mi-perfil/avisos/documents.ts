import { graphql } from '@/lib/graphql/client';

export const SAVE_MESSAGE_SETTINGS = graphql(`
  mutation SaveMessageSettings($input: MessageSettingsInput!, $seenRevision: Int) {
    saveMessageSettings(input: $input, seenRevision: $seenRevision) {
      whatsapp
    }
  }
`);
