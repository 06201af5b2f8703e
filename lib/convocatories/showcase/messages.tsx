import { mailWording } from '@/lib/agencies/texts/queries';
import { greeting } from '@/lib/agencies/texts/rules';
import { anonymous } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { showcasePath } from '@/lib/core/paths';
import { findEvent } from '@/lib/events/queries';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Paragraphs, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { findViewerToMail } from './choosing/lock-viewer';
import { issueViewerLink } from './choosing/viewer-link';
import { getShowcase } from './queries';

/**
 * Tells a person of the client where it chooses among the talents of an event, and what is asked of it in another round;
 * silent once nobody is shown, the page is closed, or that person chooses no more.
 */
export const composeShowcaseSent: ComposeEmail<{ viewerId: string; round: number }> = async (
  { viewerId, round },
  { tx },
) => {
  const viewer = await findViewerToMail(tx, viewerId, round);
  const event = viewer && (await findEvent(tx, viewer.eventId));
  if (!event) return null;
  const { name, email, note } = viewer;
  // The page that anybody opens who has its address.
  const showcase = await getShowcase(anonymous, event.id, { limit: 1 });
  if (showcase.state !== 'OPEN' || showcase.total === 0) return null;
  const { say, subject, notice } = await mailWords(tx, event.agencyId);
  const producer = await findProducer(tx, event.agencyId, event.createdBy);
  const link = await issueViewerLink(tx, { ...event, id: viewerId, eventId: event.id });
  const title = round === 1 ? 'Elige los talentos de tu evento' : 'Te piden otra selección';
  const { total } = showcase;
  const people = total === 1 ? 'un talento' : `${total} talentos`;
  const contact = say(name);
  const words = await mailWording(tx, event.agencyId, 'SHOWCASE_MAIL', {
    saludo: greeting(contact),
    contacto: contact,
    agencia: say(event.agencyName),
    evento: say(event.name),
    fechas: formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
    talentos: people,
  });
  const again = [
    `${greeting(contact)}.`,
    `${say(event.agencyName)} te pide otra selección para ${say(event.name)}.`,
  ];
  return {
    to: { name, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: say(event.agencyName), address: producer.email } } : {}),
    subject: subject(round === 1 ? words.subject : `Otra selección para ${say(event.name)}`, title),
    body: (
      <EmailLayout preview={`${say(event.agencyName)} te presenta ${people} para ${say(event.name)}.`}>
        <Title>{title}</Title>
        <Paragraphs>{round === 1 ? words.paragraphs : again}</Paragraphs>
        {note && <Said>{say(note)}</Said>}
        <Facts
          rows={[
            ['Evento', say(event.name)],
            ['Fechas', formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true })],
          ]}
        />
        <Button href={link}>Ver y elegir</Button>
        <Paragraph>
          Ese enlace es solo tuyo. Para mostrarlos a otras personas, comparte{' '}
          <a href={`${env().APP_URL}${showcasePath(event.id)}`}>la vitrina</a>.
        </Paragraph>
        {notice}
      </EmailLayout>
    ),
  };
};
