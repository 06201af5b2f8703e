import { mailWording } from '@/lib/agencies/texts/queries';
import { greeting } from '@/lib/agencies/texts/rules';
import { anonymous } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { showcasePath } from '@/lib/core/paths';
import { clientContact } from '@/lib/events/advance/client-contact';
import { findEvent } from '@/lib/events/queries';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraphs, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { getShowcase } from './queries';

/** Tells the client of an event where it sees its talents; silent once nobody is shown, or the page is closed. */
export const composeShowcaseSent: ComposeEmail<{ eventId: string }> = async ({ eventId }, { tx }) => {
  const event = await findEvent(tx, eventId);
  // The page that anybody opens who has its address.
  const showcase = await getShowcase(anonymous, eventId, { limit: 1 });
  if (!event || showcase.state !== 'OPEN' || showcase.total === 0) return null;
  const { name, email } = await clientContact(tx, eventId);
  if (!email) return null;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const title = 'Mira los talentos de tu evento';
  const { total } = showcase;
  const people = total === 1 ? 'un talento' : `${total} talentos`;
  const contact = name ? say(name) : '';
  const words = await mailWording(tx, event.agencyId, 'SHOWCASE_MAIL', {
    saludo: greeting(contact),
    contacto: contact,
    agencia: say(event.agencyName),
    evento: say(event.name),
    fechas: formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
    talentos: people,
  });
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: say(event.agencyName), address: producer.email } } : {}),
    subject: subject(words.subject, title),
    body: (
      <EmailLayout preview={`${say(event.agencyName)} te presenta ${people} para ${say(event.name)}.`}>
        <Title>{title}</Title>
        <Paragraphs>{words.paragraphs}</Paragraphs>
        <Facts
          rows={[
            ['Evento', say(event.name)],
            ['Fechas', formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true })],
          ]}
        />
        <Button href={`${env().APP_URL}${showcasePath(eventId)}`}>Ver los talentos</Button>
        {notice}
      </EmailLayout>
    ),
  };
};
