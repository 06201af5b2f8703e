import { answerRest } from '@/app/api/answer-rest';
import { fieldsOf } from '@/app/api/named-in';
import { onlyPost } from '@/app/api/unknown-path';
import { requireAdministrator } from '@/lib/core/abilities';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { parseInput } from '@/lib/platform/parse-input';
import { requestIp } from '@/lib/platform/request-ip';
import type { UpdateTalentInput } from '@/lib/talents/details/inputs';
import { profilePostInput } from '@/lib/talents/inputs';
import { updateTalent } from '@/lib/talents/update-talent';
import '@/lib/root/reactions';

/**
 * A talent's profile as JSON, in the fields of `updateTalent`: its own, by the bearer token of the mobile app, or with
 * its `id` anybody's by the administrator. A field that `updateTalent` has not is refused. Answers `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  answerRest(request, async (body) => {
    const actor = await currentActor();
    if (actor.kind !== 'talent') requireAdministrator(actor);
    // Every field is optional: of a text or a list nothing would be kept, and it would be said to be.
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new AppError('INVALID', 'errors.unreadable');
    const own = actor.kind === 'talent' ? { id: actor.talentId } : {};
    const input = parseInput(profilePostInput, { ...own, ...fieldsOf(body) }) as UpdateTalentInput;
    await updateTalent(actor, input, { ip: requestIp(request.headers) });
    return translate('talents.saved');
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
