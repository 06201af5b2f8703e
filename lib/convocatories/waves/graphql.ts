import { builder } from '@/lib/graphql/builder';
import { changeWaves } from './change-waves';
import type { WavePlan } from './plan-facts';
import { sendWaveNow } from './send-wave';
import { startWaves } from './start-waves';
import { pauseWaves, resumeWaves, stopWaves } from './steer-waves';

const WavePlanType = builder.objectRef<WavePlan>('WavePlan').implement({
  description: 'Talents called one wave after the other, as long as the call lacks people.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sent: t.exposeInt('sent', { description: 'Waves that went.' }),
  }),
});

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
