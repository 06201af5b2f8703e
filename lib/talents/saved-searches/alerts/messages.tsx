import { fullName } from '@/lib/core/full-name';
import { findReader } from '@/lib/identity/find-reader';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { ageOn } from '../../rules';
import { today } from '../../shown';
import { findAlert, findTold } from '../queries';
import { MOST_NAMED } from './rules';

type Payload = { searchId: string; userId: string; digestId: string };
type Told = Awaited<ReturnType<typeof findTold>>[number];

const people = (count: number): string => (count === 1 ? 'un talento' : `${count} talentos`);

const factsOf = ({ birthdate, height, city }: Told, day: string): string =>
  [birthdate && `${ageOn(birthdate, day)} años`, height && `${height} cm`, city]
    .filter(Boolean)
    .join(' · ') || 'Perfil nuevo';

/** Who newly fits, as the list of talents shows them; silent once the alert is ended, or nobody of them is shown. */
export const composeNewlyFitting: ComposeEmail<Payload> = async ({ searchId, userId, digestId }) => {
  const alert = await findAlert(searchId, userId);
  const reader = alert && (await findReader(userId, alert.agencyId));
  if (!reader) return null;
  const found = await findTold(reader.actor, digestId);
  if (found.length === 0) return null;
  const day = today();
  const address = (path: string): string => `${env().APP_URL}${path}`;
  const more = found.length - MOST_NAMED;
  return {
    to: { name: reader.name, address: reader.email },
    stops: { about: 'busqueda', id: `${searchId}.${userId}` },
    subject: `${people(found.length).replace(/^u/, 'U')} para «${alert.name}»`,
    body: (
      <EmailLayout preview={`Cumplen con tu búsqueda «${alert.name}» desde la última vez que te avisamos.`}>
        <Title>{`Hay ${people(found.length)} para «${alert.name}»`}</Title>
        <Paragraph>
          {`Hola, ${reader.name}. Son nuevos o cambiaron su perfil, y cumplen con tu búsqueda guardada.`}
        </Paragraph>
        <Facts rows={found.slice(0, MOST_NAMED).map((talent) => [fullName(talent), factsOf(talent, day)])} />
        {more > 0 && <Paragraph>{`Y ${people(more)} más.`}</Paragraph>}
        <Button href={address(`/talentos/busquedas/${searchId}`)}>Ver la búsqueda</Button>
        <Paragraph dimmed>
          {`No te avisaremos otra vez de las mismas personas. Cambia o quita este aviso en ${address('/talentos/busquedas')}.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};
