import { WAVE_OUTCOMES, WAVE_PASSES, WAVE_STATUSES, WAVE_STOPS } from '@/db/values/waves';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { TalentType } from '@/lib/talents/graphql';
import { changeWaves } from './change-waves';
import type { WavePlan } from './plan-facts';
import { findWavePeople, findWavesOfCall, MOST_PLANS, type WavePerson } from './queries';
import { sendWaveNow } from './send-wave';
import { startWaves } from './start-waves';
import { pauseWaves, resumeWaves, stopWaves } from './steer-waves';

const WaveStatusType = builder.enumType('WaveStatus', { values: WAVE_STATUSES });
const WaveStopType = builder.enumType('WaveStop', { values: WAVE_STOPS });
const WaveOutcomeType = builder.enumType('WaveOutcome', { values: WAVE_OUTCOMES });
const WavePassType = builder.enumType('WavePass', { values: WAVE_PASSES });

const WavePersonType = builder.objectRef<WavePerson>('WavePerson').implement({
  description: 'Somebody in a plan of waves: when it had its turn, and what became of it.',
  fields: (t) => ({
    talent: t.field({ type: TalentType, resolve: ({ talentId }) => talentId }),
    wave: t.exposeInt('wave', { nullable: true, description: 'Null while it waits.' }),
    outcome: t.expose('outcome', { type: WaveOutcomeType, nullable: true }),
    passedWhy: t.expose('passedWhy', { type: WavePassType, nullable: true }),
    aplicationTalentState: t.exposeInt('applicationStateId', {
      nullable: true,
      description: 'Its own answer; null without a place in the call.',
    }),
  }),
});

const WavePlanType = builder.objectRef<WavePlan>('WavePlan').implement({
  description: 'Talents called one wave after the other, as long as the call lacks people.',
  fields: (t) => ({
    id: t.exposeID('id'),
    convocatoryId: t.exposeID('convocatoryId'),
    status: t.expose('status', { type: WaveStatusType }),
    stoppedWhy: t.expose('stoppedWhy', { type: WaveStopType, nullable: true }),
    size: t.exposeInt('size', { description: 'People of a wave.' }),
    hours: t.exposeInt('hours', { description: 'Between a wave and the next one, nights aside.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'When the next wave goes at the latest.' }),
    sent: t.exposeInt('sent', { description: 'Waves that went.' }),
    revision: t.exposeInt('revision', { description: 'Grows with each change and wave; see seenRevision.' }),
    people: t.loadableList({
      type: WavePersonType,
      load: async (ids: string[], { actor }) => {
        const found = await findWavePeople(actor, ids);
        return ids.map((id) => found.get(id) ?? []);
      },
      resolve: ({ id }) => id,
    }),
  }),
});

builder.queryFields((t) => ({
  callWaves: t.field({
    description: 'The plans of waves of a call, the last one first.',
    type: [WavePlanType],
    args: { convocatoryId: t.arg.id({ required: true }), ...pageArguments(MOST_PLANS) },
    resolve: (_, { convocatoryId, ...asked }, context, info) =>
      pagedList(asked, context, info, MOST_PLANS, (page) =>
        findWavesOfCall(context.actor, convocatoryId, page),
      ),
  }),
}));

builder.mutationFields((t) => ({
  startWaves: t.field({
    description: 'Plans to call talents in waves, in the order given, and calls the first one.',
    type: WavePlanType,
    args: {
      convocatoryId: t.arg.id({ required: true }),
      talentIds: t.arg.idList({ required: true }),
      size: t.arg.int({ required: true }),
      hours: t.arg.int({ required: true }),
    },
    resolve: (_, input, { actor }) => startWaves(actor, input),
  }),
  changeWaves: t.field({
    description: 'Changes what is left of a plan; `talentIds` are all who wait from now on, in order.',
    type: WavePlanType,
    args: {
      id: t.arg.id({ required: true }),
      seenRevision: t.arg.int({ required: true }),
      talentIds: t.arg.idList({ required: true }),
      size: t.arg.int({ required: true }),
      hours: t.arg.int({ required: true }),
    },
    resolve: (_, input, { actor }) => changeWaves(actor, input),
  }),
  sendWave: t.field({
    description: 'Calls the next wave of a plan at once.',
    type: WavePlanType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, input, { actor }) => sendWaveNow(actor, input),
  }),
  pauseWaves: t.field({
    type: WavePlanType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, input, { actor }) => pauseWaves(actor, input),
  }),
  resumeWaves: t.field({
    description: 'Goes on with a plan that was paused or stopped.',
    type: WavePlanType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, input, { actor }) => resumeWaves(actor, input),
  }),
  stopWaves: t.field({
    type: WavePlanType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, input, { actor }) => stopWaves(actor, input),
  }),
}));
