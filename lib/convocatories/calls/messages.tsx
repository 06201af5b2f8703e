import { linksExpireAt } from '@/lib/core/calendar';
import { formatDateTime } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { APPLICATION, CONVOCATED, CONVOCATORY, isClosedAgency } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { currentTime } from '@/lib/platform/clock';
import type { CallChange, ToldField } from '../call-terms/call-changes';
import { facts, recipient } from '../messages';
import { takesAnswers } from '../rules';
import { findCall, type SentCall } from '../sent-calls/queries';
import { findCallChanges } from './queries';

const NAMES: Readonly<Record<ToldField, string>> = {
  startDate: 'Inicio',
  endDate: 'Fin',
  deadline: 'Responder hasta',
  eventPersonalId: 'Perfil',
  cityId: 'Ciudad',
  minAge: 'Edad mínima',
  maxAge: 'Edad máxima',
  height: 'Estatura mínima',
  colourEyes: 'Color de ojos',
  colourHair: 'Color de cabello',
  texture: 'Tipo de cabello',
  language: 'Idioma',
  skills: 'Aptitudes',
  academicTraining: 'Formación',
  observations: 'Observaciones',
};

const INSTANTS: readonly ToldField[] = ['startDate', 'endDate', 'deadline'];

const isOver = (call: SentCall): boolean =>
  isClosed(call.eventState) ||
  isClosedAgency(call.agencyState) ||
  call.convocatoryState === CONVOCATORY.CANCELLED ||
  call.stateId === CONVOCATED.DISCARDED;

/** As the trail keeps it: of observations it has neither text. */
type ToldChange = Pick<CallChange, 'field'> & Partial<CallChange>;

/** One change as a row of facts: before → after. Observations are told as they are now. */
function changeRow({ field, from = null, to = null }: ToldChange, call: SentCall): readonly [string, string] {
  if (field === 'observations') return [NAMES[field], call.observations ?? 'Sin observaciones'];
  const words = (value: CallChange['from']): string => {
    if (value === null) return 'Sin definir';
    if (INSTANTS.includes(field)) return formatDateTime(new Date(String(value)), call.timeZone);
    return field === 'height' ? `${value} cm` : String(value);
  };
  return [NAMES[field], `${words(from)} → ${words(to)}`];
}

const answerLink = (tx: Parameters<typeof issueLink>[0], call: SentCall): Promise<string> =>
  issueLink(tx, {
    purpose: 'TALENT_REPLY',
    subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });

const isAsked = (call: SentCall): boolean =>
  takesAnswers(
    { stateId: call.convocatoryState, deadline: call.deadline, endDate: call.endDate },
    currentTime(),
  );

/** Tells a called talent what changed of its call, and whether its yes still holds; silent once the call is over. */
export const composeCallChanged: ComposeEmail<{ convocatedId: string; revision: number }> = async (
  { convocatedId, revision },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || isOver(call)) return null;
  const changes = await findCallChanges(tx, call.convocatoryId, revision);
  if (changes.length === 0) return null;
  const moved = changes.some(({ field }) => field === 'startDate' || field === 'endDate');
  const pending = call.applicationStateId === APPLICATION.PENDING;
  const holds = pending
    ? moved && call.acceptedBudget !== null
      ? 'Si habías dicho que sí, era para otras fechas: tu compromiso quedó sin efecto hasta que respondas otra vez.'
      : 'Todavía no has respondido.'
    : 'Tu respuesta sigue en firme. Si ya no puedes, cámbiala.';
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Cambios en tu convocatoria: ${call.eventName}`,
    body: (
      <EmailLayout preview={`${call.agencyName} cambió la convocatoria. Mira qué cambió.`}>
        <Title>{`${call.talentName}, hay cambios en tu convocatoria`}</Title>
        <Paragraph>{`${call.agencyName} cambió lo que pide para ${call.eventName}. Esto cambió:`}</Paragraph>
        <Facts rows={changes.map((change) => changeRow(change, call))} />
        <Paragraph>{holds}</Paragraph>
        <Paragraph>Así queda:</Paragraph>
        <Facts rows={facts(call)} />
        {isAsked(call) ? (
          <Button href={await answerLink(tx, call)}>{pending ? 'Responder' : 'Ver mi respuesta'}</Button>
        ) : null}
      </EmailLayout>
    ),
  };
};

/** Tells a talent that its yes was for a higher pay, with the link to answer again; silent once it has. */
export const composePayChanged: ComposeEmail<{ convocatedId: string }> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || isOver(call) || call.applicationStateId !== APPLICATION.PENDING) return null;
  const paid = (amount: number) => formatMoney(amount, call.currencyCode);
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Cambió el pago: ${call.eventName}`,
    body: (
      <EmailLayout preview={`${call.agencyName} cambió el pago. Tu sí anterior ya no te compromete.`}>
        <Title>{`${call.talentName}, cambió el pago`}</Title>
        <Paragraph>
          {`${call.agencyName} cambió el pago por día de ${call.eventName}${call.acceptedBudget === null ? '' : `: antes ${paid(call.acceptedBudget)}, ahora ${paid(call.budget)}`}. Tu compromiso anterior quedó sin efecto y esas fechas vuelven a estar libres.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        {isAsked(call) ? (
          <Button href={await answerLink(tx, call)}>Responder con el nuevo pago</Button>
        ) : (
          <Paragraph>Si todavía te necesita, la agencia te escribirá.</Paragraph>
        )}
      </EmailLayout>
    ),
  };
};
