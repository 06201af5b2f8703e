import { linksExpireAt } from '@/lib/core/calendar';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { facts, isOver, NO_WORD_OF_WORK, recipient } from '../messages';
import { isToldOfMove } from '../rules';
import type { SentCall } from '../sent-calls/queries';
import { findCall } from '../sent-calls/queries';
import { cancellingFile } from '../work-calendar/sent-days';

type Payload = { convocatedId: string; from: number; to: number };

type Words = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly text: readonly string[];
};

const reserved = ({ agencyName, eventName, talentName }: SentCall, wasConfirmed: boolean): Words => ({
  subject: `Quedaste en reserva: ${eventName}`,
  preview: `${agencyName} te tiene en reserva. Te avisamos si se libera un lugar.`,
  title: `${talentName}, quedaste en reserva`,
  text: [
    wasConfirmed
      ? `${agencyName} pasó a reserva tu lugar en ${eventName}: tu confirmación ya no está en firme.`
      : `${agencyName} te eligió como reserva para ${eventName}.`,
    'Si se libera un lugar y te elige, te escribimos para que firmes el contrato. Si ya no puedes, avísale desde aquí.',
  ],
});

const discarded = (call: SentCall, wasConfirmed: boolean): Words => {
  const { agencyName, eventName, talentName } = call;
  const answered = call.applicationStateId !== APPLICATION.PENDING;
  return {
    subject: `Sobre tu convocatoria a ${eventName}`,
    preview: wasConfirmed
      ? `${agencyName} ya no cuenta contigo para ${eventName}. Tus fechas quedan libres.`
      : `Esta vez ${agencyName} siguió con otras personas.`,
    title: answered
      ? `${talentName}, gracias por tu disposición`
      : `${talentName}, ya no hace falta que respondas`,
    text: [
      wasConfirmed
        ? `${agencyName} quitó tu confirmación para ${eventName}. Las fechas que tenías reservadas quedan libres.`
        : `Esta vez ${agencyName} siguió con otras personas para ${eventName}.`,
      NO_WORD_OF_WORK,
    ],
  };
};

const unconfirmed = ({ agencyName, eventName, talentName }: SentCall): Words => ({
  subject: `Tu confirmación cambió: ${eventName}`,
  preview: `${agencyName} deshizo tu confirmación. Sigues en la convocatoria.`,
  title: `${talentName}, tu confirmación cambió`,
  text: [
    `${agencyName} deshizo tu confirmación para ${eventName}. Tus fechas quedan libres y sigues en la convocatoria: si te elige, te escribimos.`,
  ],
});

const WORDS: Readonly<Record<number, (call: SentCall, wasConfirmed: boolean) => Words>> = {
  [CONVOCATED.RESERVE]: reserved,
  [CONVOCATED.DISCARDED]: discarded,
  [CONVOCATED.CALLED]: unconfirmed,
};

/** Tells a talent where the agency put it: kind, short, and silent once it stands elsewhere or has said no itself. */
export const composePlaceMoved: ComposeEmail<Payload> = async ({ convocatedId, from, to }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  const words = WORDS[to];
  if (!call || !words || call.stateId !== to || isOver(call)) return null;
  if (!isToldOfMove({ stateId: from, applicationStateId: call.applicationStateId }, to)) return null;
  const { subject, preview, title, text } = words(call, from === CONVOCATED.CONFIRMED);
  const stays = to !== CONVOCATED.DISCARDED;
  const link =
    stays &&
    (await issueLink(tx, {
      purpose: 'TALENT_REPLY',
      subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
      agencyId: call.agencyId,
      expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
    }));
  return {
    to: recipient(call),
    fromAgency: true,
    subject,
    body: (
      <EmailLayout preview={preview}>
        <Title>{title}</Title>
        {text.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        {stays ? <Facts rows={facts(call)} /> : null}
        {link ? <Button href={link}>Ver la convocatoria</Button> : null}
      </EmailLayout>
    ),
    ...(from === CONVOCATED.CONFIRMED ? { made: [await cancellingFile(tx, call)] } : {}),
  };
};
