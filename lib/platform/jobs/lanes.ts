/**
 * What jobs wait for. Each lane has places of its own at the worker, so that a host that hangs, or a heavy picture, holds
 * only its own kind:
 * - `mail`: the mail server.
 * - `outward`: any other foreign host (programs of agencies, providers of rides, telephones, the tax authority).
 * - `pictures`: the processor, for photos.
 * - `documents`: the processor, for PDFs.
 * - `imports`: the rows of people's files.
 * - `nightly`: clean-up and checks that may take an hour.
 * - `other`: quick work in the database, and what the clock starts every few minutes.
 */
export const JOB_LANES = ['mail', 'outward', 'pictures', 'documents', 'imports', 'nightly', 'other'] as const;
export type JobLane = (typeof JOB_LANES)[number];

/** The part of the places that lanes get which mostly wait or are quick; the others get one place in twelve. */
const SHARES: Partial<Record<JobLane, number>> = { mail: 3 / 12, outward: 3 / 12, other: 2 / 12 };

/** The places of each lane: at least one, however few are configured. */
export function placesOf(concurrency: number): Readonly<Record<JobLane, number>> {
  const places = JOB_LANES.map((lane) => [
    lane,
    Math.max(1, Math.floor(concurrency * (SHARES[lane] ?? 1 / 12))),
  ]);
  return Object.fromEntries(places);
}
