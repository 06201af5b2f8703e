import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { inWireNames, type WirePath } from '@/lib/core/wire-fields';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { currentActor } from '@/lib/identity/session';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { answerFailure, answerOr } from './answer-rest';
import { readJson } from './read-json';

/** A PDF, or four scanned papers, as base64. */
const MOST_BYTES = 24 * 1024 * 1024;

/** The fields of a body, whatever it is; its values are checked by who reads them. */
export const fieldsIn = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/**
 * Runs a path to which a talent's app posts what it made, as JSON that may hold files: nobody else's body is read.
 * Answers what `save` returns with `status` 200, or `{ status, message }`; `wire` says what the body calls a field.
 */
export const answerSaved = (
  request: Request,
  save: (actor: Actor, body: unknown) => Promise<object>,
  wire: WirePath = (path) => path,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const actor = requireTalent(await currentActor());
    await spendAllowance(actor, 'upload');
    const body = await readJson(request, MOST_BYTES);
    const asked = { request, actorOf: async () => actor, body: async () => JSON.stringify(body) };
    const saved = await inWireNames(
      wire,
      once(asked, () => save(actor, body)),
    );
    return Response.json({ status: 200, ...saved }, { headers: { 'Cache-Control': 'no-store' } });
  });
