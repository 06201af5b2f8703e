import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { collectionSettingsInput } from './inputs';
import type { CollectionSettings } from './queries';
import { saveCollectionSettings } from './save-settings';

const SettingsType = builder.objectRef<CollectionSettings>('CollectionSettings').implement({
  description: 'How an agency collects from its clients.',
  fields: (t) => ({
    reminderDays: t.intList({
      description: 'Days after the due date on which clients are reminded; negative before it.',
      resolve: ({ reminderDays }) => [...reminderDays],
    }),
  }),
});

const SettingsInputType = builder.inputType('CollectionSettingsInput', {
  fields: (t) => ({
    reminderDays: t.intList({ required: true }),
    paymentInstructions: t.string(),
  }),
});

builder.mutationField('saveCollectionSettings', (t) =>
  t.field({
    type: SettingsType,
    args: { input: t.arg({ type: SettingsInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      saveCollectionSettings(actor, present(input, collectionSettingsInput)),
  }),
);
