import { fullName } from '@/lib/core/full-name';
import { eventPath } from '@/lib/core/paths';
import { CONVOCATED, isClosedAgency } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { Button, EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { env } from '@/lib/platform/env';
import { findProducer } from '@/lib/teams/queries';
import { findCall } from '../sent-calls/queries';

/** Tells the producer of an event that a talent can no longer take part. It does not say why: that is the talent's. */
export const composeTalentLeft: ComposeEmail<{ convocatedId: string }> = async ({ convocatedId }, { tx }) => {
  const call = await findCall(tx, convocatedId);
  if (!call || call.stateId !== CONVOCATED.DISCARDED || isClosedAgency(call.agencyState)) return null;
  const producer = await findProducer(tx, call.agencyId, call.quotedBy);
  if (!producer) return null;
  const name = fullName({ name: call.talentName, lastname: call.talentLastname });
  return {
    to: { name: producer.name, address: producer.email },
    subject: `${name} ya no está disponible para ${call.eventName}`,
    body: (
      <EmailLayout preview="Su lugar quedó libre. Convoca a alguien más si lo necesitas.">
        <Title>{`${name} ya no está disponible`}</Title>
        <Paragraph>
          {`Su cuenta en Elenco dejó de estar activa, así que su lugar como ${call.profileName.toLowerCase()} en ${call.eventName} quedó libre y sus enlaces ya no abren. Convoca a alguien más para cubrirlo.`}
        </Paragraph>
        <Button href={`${env().APP_URL}${eventPath(call.eventId, call.eventName)}?seccion=talentos`}>
          Ver los talentos del evento
        </Button>
      </EmailLayout>
    ),
  };
};
