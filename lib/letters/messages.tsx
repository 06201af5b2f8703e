import { isOver, recipient } from '@/lib/convocatories/messages';
import { findCall } from '@/lib/convocatories/sent-calls/queries';
import { CONVOCATED, isClosedAgency } from '@/lib/core/states';
import { clientContact } from '@/lib/events/advance/client-contact';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Said, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { mailWords } from '@/lib/quotations/sending/mail-words';
import { findProducer } from '@/lib/teams/queries';
import { findLetter } from './queries';

const LONGEST_PREVIEW = 140;

/** The beginning of a text, in one line: what a list of mails and a locked phone show. */
function beginningOf(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')];
  return line.length > LONGEST_PREVIEW
    ? `${line
        .slice(0, LONGEST_PREVIEW - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}

/** To a client, by name, of the event that it is about; silent where the agency is closed or no address is stored any more. */
export const composeToClient: ComposeEmail<{ letterId: string }> = async ({ letterId }, { tx }) => {
  const found = await findLetter(tx, letterId);
  if (!found || isClosedAgency(found.agencyState)) return null;
  const { letter, agencyName, eventName, clientName, clientEmail } = found;
  const { name, email } = letter.eventId
    ? await clientContact(tx, letter.eventId)
    : { name: clientName, email: clientEmail };
  if (!email) return null;
  const { say, subject, notice } = await mailWords(tx, letter.agencyId);
  const producer = await findProducer(tx, letter.agencyId, letter.authorId);
  const title = 'Tienes un mensaje de la agencia';
  return {
    to: { name: name ?? email, address: email },
    fromAgency: true,
    ...(producer ? { replyTo: { name: say(agencyName), address: producer.email } } : {}),
    subject: subject(letter.subject, title),
    body: (
      <EmailLayout preview={beginningOf(say(letter.text))}>
        <Title>{subject(letter.subject, title)}</Title>
        <Paragraph>
          {`Hola${name ? `, ${say(name)}` : ''}. ${say(agencyName)} te escribe${eventName ? ` sobre ${say(eventName)}` : ''}:`}
        </Paragraph>
        <Said>{say(letter.text)}</Said>
        {producer ? <Paragraph dimmed>Responde a este correo y le llega a la agencia.</Paragraph> : null}
        {notice}
      </EmailLayout>
    ),
  };
};

type ToConfirmed = { letterId: string; convocatedId: string };

/** To a talent of an event; silent once it is not confirmed any more, or the event is closed. */
export const composeToConfirmed: ComposeEmail<ToConfirmed> = async ({ letterId, convocatedId }, { tx }) => {
  const found = await findLetter(tx, letterId);
  const call = found && (await findCall(tx, convocatedId));
  if (!call || call.stateId !== CONVOCATED.CONFIRMED || isOver(call)) return null;
  const { letter } = found;
  const { say, subject } = await mailWords(tx, letter.agencyId);
  return {
    to: recipient(call),
    fromAgency: true,
    subject: subject(letter.subject, `Aviso sobre ${say(call.eventName)}`),
    body: (
      <EmailLayout preview={beginningOf(say(letter.text))}>
        <Title>{subject(letter.subject, `${call.talentName}, hay un aviso de tu evento`)}</Title>
        <Paragraph>{`${say(call.agencyName)} te escribe sobre ${say(call.eventName)}:`}</Paragraph>
        <Said>{say(letter.text)}</Said>
        <Button href={`${env().APP_URL}/mi-perfil/trabajos`}>Ver mis trabajos</Button>
      </EmailLayout>
    ),
  };
};
