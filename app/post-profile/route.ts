import { answerRest } from '@/app/api/answer-rest';
import { onlyPost } from '@/app/api/unknown-path';
import { requireAdministrator } from '@/lib/core/abilities';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import type { PatchTalentInput } from '@/lib/talents/details/inputs';
import { patchTalent } from '@/lib/talents/details/patch-talent';

/**
 * A talent's profile as JSON, in the fields of `updateTalent`: its own, by the bearer token of the mobile app, or with
 * its `id` anybody's by the administrator. Answers `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    const actor = await currentActor();
    if (actor.kind !== 'talent') requireAdministrator(actor);
    const own = actor.kind === 'talent' ? { id: actor.talentId } : {};
    const input = { ...own, ...(body as object) } as PatchTalentInput;
    await patchTalent(actor, input, { ip: requestIp(request.headers) });
    return translate('talents.saved');
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE };
