import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { rateTalentInput } from './inputs';
import { rateTalent, removeRating, type TalentRating } from './rate-talent';

const TalentRatingType = builder.objectRef<TalentRating>('TalentRating').implement({
  description: 'What the own agency thinks of how a talent worked at an event, from 1 to 5.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

const RateTalentType = builder.inputType('RateTalentInput', {
  fields: (t) => ({
    convocatedId: t.id({ required: true }),
    punctuality: t.int({ required: true }),
    presence: t.int({ required: true }),
    work: t.int({ required: true }),
    note: t.string(),
  }),
});

builder.mutationFields((t) => ({
  rateTalent: t.field({
    type: TalentRatingType,
    args: { input: t.arg({ type: RateTalentType, required: true }) },
    resolve: (_, { input }, { actor }) => rateTalent(actor, present(input, rateTalentInput)),
  }),
  removeRating: t.boolean({
    args: { convocatedId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => removeRating(actor, args),
  }),
}));
