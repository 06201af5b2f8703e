import { builder } from '@/lib/graphql/builder';
import { parseInput } from '@/lib/platform/parse-input';
import type { Answers, Filling, MarginFigures, Side, StageFigure } from './figures';
import { reportInput } from './inputs';
import { type MonthMoney, RANKED_BY, type Ranked, type RankedBy, type Report, readReport } from './queries';

const Comparison = builder.enumType('ReportComparison', {
  description: 'As many months before the period, or the same ones a year before.',
  values: ['BEFORE', 'YEAR'] as const,
});

const figure = {
  count: 'In the period.',
  amount: 'Whole pesos, in the period.',
  countBefore: 'In the period that it is compared with.',
  amountBefore: 'Whole pesos, in the period that it is compared with.',
};

const StageType = builder.objectRef<StageFigure>('ReportStage').implement({
  description: 'Quotations made in the period that got as far as a stage, or further.',
  fields: (t) => ({
    stage: t.exposeString('stage', {
      description: 'QUOTED, SENT, OPENED, ACCEPTED, COVERED, SIGNED or PAID.',
    }),
    count: t.exposeInt('count', { description: figure.count }),
    amount: t.expose('amount', { type: 'Money', description: figure.amount }),
    countBefore: t.exposeInt('countBefore', { description: figure.countBefore }),
    amountBefore: t.expose('amountBefore', { type: 'Money', description: figure.amountBefore }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'Whole percent of those that reached the stage before.',
    }),
  }),
});

const MonthType = builder.objectRef<MonthMoney>('ReportMonth').implement({
  description: 'Whole pesos.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM, in Bogotá.' }),
    quoted: t.expose('quoted', { type: 'Money', description: 'Of quotations made in it.' }),
    sold: t.expose('sold', { type: 'Money', description: 'Of quotations accepted in it.' }),
  }),
});

const SideType = builder.objectRef<Side>('ReportMargin').implement({
  description: 'Whole pesos.',
  fields: (t) => ({
    income: t.expose('income', { type: 'Money' }),
    costs: t.expose('costs', { type: 'Money' }),
    margin: t.expose('margin', { type: 'Money' }),
    percent: t.exposeFloat('percent', { nullable: true, description: 'Of the income, to a tenth.' }),
  }),
});

const MarginsType = builder.objectRef<MarginFigures>('ReportMargins').implement({
  description: 'Of events that ended, in the month in which they began.',
  fields: (t) => ({
    events: t.exposeInt('events'),
    estimated: t.expose('estimated', { type: SideType }),
    actual: t.expose('actual', { type: SideType }),
  }),
});

const AnswersType = builder.objectRef<Answers>('ReportAnswers').implement({
  description: 'Of calls that went out in the period.',
  fields: (t) => ({
    called: t.exposeInt('called'),
    rate: t.exposeInt('rate', { nullable: true, description: 'Whole percent that were answered.' }),
    seconds: t.exposeInt('seconds', { nullable: true, description: 'Mean time to an answer.' }),
  }),
});

const FillingType = builder.objectRef<Filling>('ReportFilling').implement({
  description: 'Of roles first called for in the period.',
  fields: (t) => ({
    roles: t.exposeInt('roles'),
    filled: t.exposeInt('filled'),
    seconds: t.exposeInt('seconds', {
      nullable: true,
      description: 'Mean time from the first call to the last place.',
    }),
  }),
});

const RankedByType = builder.enumType('ReportRanking', { values: RANKED_BY });

type Rank = Ranked & { readonly by: RankedBy };

const RankType = builder.objectRef<Rank>('ReportRank').implement({
  fields: (t) => ({
    by: t.expose('by', { type: RankedByType }),
    key: t.exposeString('key', { description: 'The id of what it is of.' }),
    name: t.exposeString('name'),
    count: t.exposeInt('count', { description: figure.count }),
    amount: t.expose('amount', { type: 'Money', description: figure.amount }),
    amountBefore: t.expose('amountBefore', { type: 'Money', description: figure.amountBefore }),
  }),
});

const ReportType = builder.objectRef<Report>('Report').implement({
  description: 'How an agency did; for the administrator every agency, or the one that was chosen.',
  fields: (t) => ({
    from: t.string({ description: 'First month, YYYY-MM.', resolve: ({ current }) => current.from }),
    to: t.string({ description: 'Last month, YYYY-MM.', resolve: ({ current }) => current.to }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False while changes wait to be counted.',
    }),
    funnel: t.expose('funnel', { type: [StageType] }),
    months: t.expose('months', { type: [MonthType] }),
    margin: t.expose('margin', { type: MarginsType }),
    answers: t.expose('answers', { type: AnswersType }),
    filling: t.expose('filling', { type: FillingType }),
    ranked: t.field({
      type: [RankType],
      description: 'The ten that brought most of each kind, or of the one that is asked for.',
      args: { by: t.arg({ type: RankedByType }) },
      resolve: ({ ranked }, { by }) =>
        (by ? [by] : RANKED_BY).flatMap((each) => ranked[each].map((row) => ({ ...row, by: each }))),
    }),
  }),
});

builder.queryFields((t) => ({
  report: t.field({
    type: ReportType,
    description: 'Whole months; the last twelve unless told.',
    args: {
      from: t.arg.string(),
      to: t.arg.string(),
      against: t.arg({ type: Comparison }),
      agencyId: t.arg.id({ description: "Of the administrator's: one agency alone." }),
    },
    resolve: (_, args, { actor }) => readReport(actor, parseInput(reportInput, args)),
  }),
}));
