import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import type { CollectionSettings } from './queries';
import { saveCollectionSettings } from './save-settings';
import { SAVE_COLLECTION_SETTINGS } from './writes';

const SettingsType = builder.objectRef<CollectionSettings>('CollectionSettings').implement({
  description: 'How an agency collects from its clients.',
  fields: (t) => ({
    reminderDays: t.intList({
      description: 'Days after the due date on which clients are reminded; negative before it.',
      resolve: ({ reminderDays }) => [...reminderDays],
    }),
  }),
});

serveWrite(SAVE_COLLECTION_SETTINGS, SettingsType, saveCollectionSettings);
