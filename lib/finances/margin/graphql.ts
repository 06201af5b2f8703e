import { builder } from '@/lib/graphql/builder';
import { noteLine } from './note-line';
import { type EventFinances, getEventFinances } from './queries';
import { INCOME_LINE, type Margin, type MarginLine } from './rules';

const MarginType = builder.objectRef<Margin>('EventMargin').implement({
  description: 'In the currency of the event, without the IVA that the agency charges or gets back.',
  fields: (t) => ({
    income: t.expose('income', { type: 'Money' }),
    costs: t.expose('costs', { type: 'Money' }),
    margin: t.expose('margin', { type: 'Money' }),
    percent: t.exposeInt('percent', {
      description: 'Of the income, in hundredths of a percent.',
      nullable: true,
    }),
  }),
});

type NotedLine = MarginLine & { readonly note: string | null };

const MarginLineType = builder.objectRef<NotedLine>('EventMarginLine').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Under which its note is kept.' }),
    kind: t.exposeString('kind', { description: 'PROFILE, PLATFORM or a category of costs.' }),
    profile: t.string({ nullable: true, resolve: ({ profile }) => profile?.name ?? null }),
    quoted: t.expose('quoted', { type: 'Money' }),
    actual: t.expose('actual', { type: 'Money' }),
    open: t.expose('open', {
      type: 'Money',
      description: 'Quoted for what nobody was hired for yet: neither spent nor saved.',
    }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const EventFinancesType = builder.objectRef<EventFinances>('EventFinances').implement({
  description: 'What was quoted against what it came to.',
  fields: (t) => ({
    currency: t.exposeString('currencyCode'),
    estimated: t.expose('estimated', { type: MarginType }),
    actual: t.expose('actual', { type: MarginType, description: 'What was hired and spent so far.' }),
    expected: t.expose('expected', {
      type: MarginType,
      description: 'What it comes to if what is open costs what was quoted.',
    }),
    signed: t.expose('signed', { type: 'Money', description: 'Signed or spent.' }),
    committed: t.expose('committed', { type: 'Money', description: 'Agreed without a signature.' }),
    open: t.expose('open', { type: 'Money' }),
    advances: t.expose('advances', { type: 'Money', description: 'Given ahead, in no sum.' }),
    lines: t.field({
      type: [MarginLineType],
      resolve: ({ lines, notes }) => lines.map((line) => ({ ...line, note: notes[line.key] ?? null })),
    }),
    note: t.string({
      description: 'Of the income.',
      nullable: true,
      resolve: ({ notes }) => notes[INCOME_LINE] ?? null,
    }),
  }),
});

builder.queryFields((t) => ({
  eventFinances: t.field({
    type: EventFinancesType,
    args: { eventId: t.arg.id({ required: true }) },
    resolve: (_, { eventId }, { actor }) => getEventFinances(actor, eventId),
  }),
}));

builder.mutationFields((t) => ({
  noteEventFinances: t.string({
    description: 'Why a line differs; an empty note removes it. The note that stands.',
    args: {
      eventId: t.arg.id({ required: true }),
      line: t.arg.string({ required: true }),
      note: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => noteLine(actor, args),
  }),
}));
