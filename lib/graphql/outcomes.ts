import type { MessageValues } from '@/lib/core/errors';
import { translateField } from '@/lib/i18n/translate';
import { builder } from './builder';

/** What came of one of several on which the same was done. */
type Answered = {
  readonly id: string;
  readonly refused: { readonly key: string; readonly values: MessageValues } | null;
};

export const OutcomeType = builder.objectRef<Answered>('Outcome').implement({
  description: 'What came of one of several on which the same was done, each by itself.',
  fields: (t) => ({
    id: t.exposeID('id'),
    refused: t.string({
      nullable: true,
      description: 'Why it was not done, in words; null where it was.',
      resolve: ({ refused }) => refused && translateField(refused),
    }),
  }),
});
