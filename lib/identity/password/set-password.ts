import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { forgetLogins } from '../limits/count-attempt';
import { consumeLink, inTurnOfLink } from '../link-tokens/consume-link';
import { revokePersonLinks } from '../link-tokens/revoke-links';
import { type SetPasswordInput, setPasswordInput } from './inputs';
import { passwordChanged } from './notices';
import { maySetPassword } from './policy';
import { type Person, subjectOf } from './rules';
import { hashNewPassword, writePassword } from './write-password';

/**
 * Sets the password of whom a link is for and uses that link up: a reset of anybody, or a talent's activation, which
 * change only the password (specification part 2, section 4). A user's activation also changes states and is
 * `activateAccount` of lib/agencies. Whoever tried the old one too often can log in at once. Throws FORBIDDEN,
 * INVALID, and GONE when the link ended meanwhile.
 */
export async function setPassword(actor: Actor, input: SetPasswordInput): Promise<Person> {
  const { link, person } = maySetPassword(actor);
  if (link.purpose === 'ACTIVATION' && person.type === 'agency') throw forbidden('errors.link.invalid');
  const { password } = parseInput(setPasswordInput, input);
  const email = await inTurnOfLink(link, async () => {
    const passwordHash = await hashNewPassword(person, password);
    return transact(async (tx) => {
      await consumeLink(tx, link);
      const written = await writePassword(tx, person, passwordHash);
      await revokePersonLinks(tx, subjectOf(person), [link.purpose, 'TALENT_LOGIN']);
      await recordAudit(
        tx,
        actor,
        `${person.type === 'talent' ? 'talent' : 'user'}.${link.purpose === 'ACTIVATION' ? 'activate' : 'reset-password'}`,
        { id: person.id, agencyId: null },
      );
      if (link.purpose === 'PASSWORD_RESET') {
        await notify(tx, passwordChanged, { agencyId: null, ...subjectOf(person) }, person);
      }
      return written.email;
    });
  });
  await forgetLogins(person.type, email);
  return person;
}
