import { builder } from '@/lib/graphql/builder';
import { LINE_RESULTS, moneyFields } from '../figures/rules';
import type { LineGender, QuotationLine } from '../lines/queries';
import { CHOICE_WORDS } from './choice-words';

const GenderQuantityType = builder.objectRef<LineGender>('GenderQuantity').implement({
  fields: (t) => ({ gender: t.exposeString('gender'), quantity: t.exposeInt('quantity') }),
});

/** One profile of a quotation, with the specification's names (`gainItalentt`). */
export const QuotationTypeTalentType = builder.objectRef<QuotationLine>('QuotationTypeTalent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    profile: t.exposeString('profile'),
    quantityDays: t.exposeInt('days'),
    people: t.exposeInt('people'),
    genders: t.field({ type: [GenderQuantityType], resolve: (line) => [...line.genders] }),
    budget: t.expose('budget', { type: 'Money' }),
    payBasis: t.exposeString('payBasis'),
    talentWithholding: t.exposeString('withholding'),
    ivaCategory: t.exposeString('ivaCategory'),
    optional: t.exposeBoolean('optional', { description: CHOICE_WORDS.optional }),
    alternative: t.exposeString('alternative', { nullable: true, description: CHOICE_WORDS.alternative }),
    taken: t.exposeBoolean('taken', { description: CHOICE_WORDS.taken }),
    leastPeople: t.exposeInt('leastPeople', { nullable: true, description: CHOICE_WORDS.leastPeople }),
    mostPeople: t.exposeInt('mostPeople', { nullable: true, description: CHOICE_WORDS.mostPeople }),
    ...moneyFields(LINE_RESULTS, (figure) => t.expose(figure, { type: 'Money' })),
  }),
});
