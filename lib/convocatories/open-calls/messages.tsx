import { linksExpireAt } from '@/lib/core/calendar';
import { fullName } from '@/lib/core/full-name';
import { APPLICATION, CONVOCATED, isClosedAgency } from '@/lib/core/states';
import { isClosed } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { facts, NO_WORD_OF_WORK, recipient } from '../messages';
import { findCall } from '../sent-calls/queries';
import { findApplication } from './find-application';

/** Tells a talent who applied that the agency counts on it, and what comes next. */
export const composeApplicantCalled: ComposeEmail<{ convocatedId: string }> = async (
  { convocatedId },
  { tx },
) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId === CONVOCATED.DISCARDED) return null;
  if (isClosed(call.eventState) || isClosedAgency(call.agencyState)) return null;
  const asked = call.applicationStateId === APPLICATION.PENDING;
  const link = await issueLink(tx, {
    purpose: 'TALENT_REPLY',
    subject: { eventId: call.eventId, convocatoryId: call.convocatoryId, talentId: call.talentId },
    agencyId: call.agencyId,
    expiresAt: linksExpireAt(call.eventEnd, call.timeZone),
  });
  return {
    to: recipient(call),
    fromAgency: true,
    subject: `Tu postulación avanza: ${call.eventName}`,
    body: (
      <EmailLayout preview={`${call.agencyName} aceptó tu postulación a ${call.eventName}.`}>
        <Title>{`${call.talentName}, aceptaron tu postulación`}</Title>
        <Paragraph>
          {asked
            ? `${call.agencyName} te convoca a ${call.eventName}. Las condiciones cambiaron desde que te postulaste: míralas y responde.`
            : `${call.agencyName} te tiene en cuenta para ${call.eventName}. Si te elige, te escribirá para que firmes el contrato. Si ya no puedes, avísale desde aquí.`}
        </Paragraph>
        <Facts rows={facts(call)} />
        <Button href={link}>{asked ? 'Ver y responder' : 'Ver la convocatoria'}</Button>
      </EmailLayout>
    ),
  };
};

/** Tells a talent that its application was not taken, in the agency's words or kind ones of the product. */
export const composeApplicationDeclined: ComposeEmail<{ applicationId: string }> = async (
  { applicationId },
  { tx },
) => {
  const found = await findApplication(tx, applicationId);
  if (found?.status !== 'DECLINED') return null;
  const { name, lastname, email, agencyName, eventName, answer } = found;
  return {
    to: { name: fullName({ name, lastname }), address: email },
    fromAgency: true,
    subject: `Sobre tu postulación a ${eventName}`,
    body: (
      <EmailLayout preview={`${agencyName} respondió tu postulación a ${eventName}.`}>
        <Title>{`${name}, gracias por postularte`}</Title>
        <Paragraph>{`Esta vez ${agencyName} siguió con otras personas para ${eventName}.`}</Paragraph>
        <Paragraph>{answer ?? NO_WORD_OF_WORK}</Paragraph>
      </EmailLayout>
    ),
  };
};
