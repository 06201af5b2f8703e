import * as z from 'zod/mini';

export const MOST_IN_WAVES = 300;
export const MOST_OF_A_WAVE = 100;
/** A week. */
export const MOST_HOURS = 168;

const whole = (most: number) =>
  z.int('validation.number').check(z.gte(1, 'validation.number'), z.lte(most, 'validation.number'));

const plan = {
  /** In the order in which they are called. */
  talentIds: z.array(z.uuid('errors.talent.notFound')).check(
    z.minLength(1, 'validation.chooseTalents'),
    z.maxLength(MOST_IN_WAVES, 'validation.tooManyTalents'),
    z.refine((ids) => new Set(ids).size === ids.length, 'errors.waves.twice'),
  ),
  size: whole(MOST_OF_A_WAVE),
  hours: whole(MOST_HOURS),
};

export const startWavesInput = z.object({ ...plan, convocatoryId: z.uuid('errors.convocatory.notFound') });
export type StartWavesInput = z.input<typeof startWavesInput>;

/** `talentIds` are all who wait from now on: who is left out is not called, who is new is added. */
export const changeWavesInput = z.object({
  ...plan,
  id: z.uuid('errors.waves.notFound'),
  /** `revision` of the plan as it was read: a change is refused when a wave went or somebody changed it since. */
  seenRevision: z.int(),
});
export type ChangeWavesInput = z.input<typeof changeWavesInput>;

export const wavesInput = z.object({ id: z.uuid('errors.waves.notFound') });
export type WavesInput = z.input<typeof wavesInput>;
