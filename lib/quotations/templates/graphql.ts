import { sumOf } from '@/lib/core/money';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import type { TemplateContent } from './content';
import { deleteTemplate } from './delete-template';
import { getTemplate, listTemplates, type QuotationTemplate } from './queries';
import { renameTemplate } from './rename-template';
import { saveTemplate } from './save-template';
import { DELETE_TEMPLATE, RENAME_TEMPLATE, SAVE_TEMPLATE } from './writes';

type Line = TemplateContent['lines'][number];

const TemplateGenderType = builder.objectRef<Line['genders'][number]>('TemplateGender').implement({
  fields: (t) => ({ gender: t.exposeString('gender'), quantity: t.exposeInt('quantity') }),
});

const TemplateLineType = builder.objectRef<Line>('TemplateLine').implement({
  fields: (t) => ({
    profile: t.exposeString('profile'),
    quantityDays: t.exposeInt('days'),
    budget: t.expose('budget', { type: 'Money' }),
    payBasis: t.exposeString('payBasis'),
    talentWithholding: t.exposeString('withholding'),
    ivaCategory: t.exposeString('ivaCategory'),
    optional: t.exposeBoolean('optional'),
    alternative: t.exposeString('alternative', { nullable: true }),
    taken: t.exposeBoolean('taken'),
    leastPeople: t.exposeInt('leastPeople', { nullable: true }),
    mostPeople: t.exposeInt('mostPeople', { nullable: true }),
    genders: t.field({ type: [TemplateGenderType], resolve: ({ genders }) => genders }),
  }),
});

/** As of a quotation, lines and people are those that its total has. */
const takenOf = ({ lines }: TemplateContent): Line[] => lines.filter(({ taken }) => taken);

const peopleIn = (lines: readonly Line[]): number =>
  sumOf(
    lines.flatMap(({ genders }) => genders),
    ({ quantity }) => quantity,
  );

const QuotationTemplateType = builder.objectRef<QuotationTemplate>('QuotationTemplate').implement({
  description: 'What is alike from one quotation to the next, without client, dates and place.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    total: t.expose('total', { type: 'Money', nullable: true, description: 'When it was kept.' }),
    currencyCode: t.exposeString('currencyCode'),
    lineCount: t.int({
      description: 'Of what is taken, as people.',
      resolve: ({ content }) => takenOf(content).length,
    }),
    people: t.int({ description: 'Of what is taken.', resolve: ({ content }) => peopleIn(takenOf(content)) }),
    cityId: t.int({ resolve: ({ content }) => content.cityId }),
    startTime: t.string({ resolve: ({ content }) => content.startTime }),
    endTime: t.string({ resolve: ({ content }) => content.endTime }),
    quantityHours: t.int({ nullable: true, resolve: ({ content }) => content.hours }),
    currencyId: t.int({ resolve: ({ content }) => content.currencyId }),
    tercero: t.boolean({ resolve: ({ content }) => content.tercero }),
    observation: t.string({ nullable: true, resolve: ({ content }) => content.observation }),
    message: t.string({ nullable: true, resolve: ({ content }) => content.message }),
    paymentTerms: t.string({ nullable: true, resolve: ({ content }) => content.paymentTerms }),
    terms: t.string({ nullable: true, resolve: ({ content }) => content.terms }),
    validityDays: t.int({ nullable: true, resolve: ({ content }) => content.validityDays }),
    serviceConcept: t.string({ resolve: ({ content }) => content.serviceConcept }),
    percentageGain: t.field({ type: 'Decimal', resolve: ({ content }) => content.gain }),
    feeding: t.field({ type: 'Money', resolve: ({ content }) => content.feeding }),
    transport: t.field({ type: 'Money', resolve: ({ content }) => content.transport }),
    priceAgentService: t.field({ type: 'Money', resolve: ({ content }) => content.agentPrice }),
    quantityServiceAgent: t.int({ resolve: ({ content }) => content.agents }),
    daysServiceAgent: t.int({ resolve: ({ content }) => content.agentDays }),
    lines: t.field({ type: [TemplateLineType], resolve: ({ content }) => content.lines }),
  }),
});

builder.queryFields((t) => ({
  quotationTemplates: t.field({
    description: "The agency's templates by name.",
    type: [QuotationTemplateType],
    resolve: (_, __, { actor }) => listTemplates(actor),
  }),
  quotationTemplate: t.field({
    type: QuotationTemplateType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getTemplate(actor, id),
  }),
}));

serveWrite(
  SAVE_TEMPLATE,
  QuotationTemplateType,
  async (actor, args) => getTemplate(actor, await saveTemplate(actor, args)),
  { description: 'Keeps a quotation as a template; with replace, in the place of the one of that name.' },
);
serveWrite(RENAME_TEMPLATE, QuotationTemplateType, async (actor, args) =>
  getTemplate(actor, await renameTemplate(actor, args)),
);
serveWrite(DELETE_TEMPLATE, 'ID', deleteTemplate, {
  description: 'Answers the id of the template that is gone.',
});
