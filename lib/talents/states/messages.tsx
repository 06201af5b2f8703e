import { TALENT } from '@/lib/core/states';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { findTalentToTell } from './queries';

type Payload = { talentId: string; move: 'approve' | 'suspend' | 'reactivate' };

/** Tells a talent of the state it is in, while it still is. */
export const composeTalentMoved: ComposeEmail<Payload> = async ({ talentId, move }, { tx }) => {
  const talent = await findTalentToTell(tx, talentId);
  if (!talent) return null;
  const suspended = talent.stateId === TALENT.SUSPENDED;
  if (suspended !== (move === 'suspend')) return null;
  if (!suspended && talent.stateId !== TALENT.ACTIVE) return null;
  const to = { name: talent.name, address: talent.email };
  const { name } = product();
  if (suspended) {
    return {
      to,
      subject: `Suspendimos tu perfil en ${name}`,
      body: (
        <EmailLayout preview="Por ahora las agencias no te ven y no puedes ingresar">
          <Title>Tu perfil está suspendido</Title>
          <Paragraph>
            {`Hola, ${talent.name}. Suspendimos tu perfil. Por ahora las agencias no te ven, no puedes ingresar y terminan tus convocatorias y reservas que venían; tu información queda guardada como está.`}
          </Paragraph>
          <Facts rows={[['Motivo', talent.suspendedReason ?? 'Sin motivo registrado']]} />
          <Paragraph>Si crees que es un error, escríbenos y lo revisamos contigo.</Paragraph>
        </EmailLayout>
      ),
    };
  }
  const title = move === 'approve' ? 'Tu perfil quedó aprobado' : 'Tu perfil vuelve a estar activo';
  return {
    to,
    subject: `${title} en ${name}`,
    body: (
      <EmailLayout preview="Las agencias ya pueden verte y convocarte">
        <Title>{title}</Title>
        <Paragraph>
          {`Hola, ${talent.name}. Desde ahora las agencias pueden verte y convocarte. Te escribimos aquí cuando una lo haga.`}
        </Paragraph>
        <Paragraph dimmed>
          Mantén al día tus fotos y tus medidas: con ellas te eligen las agencias y sus clientes.
        </Paragraph>
      </EmailLayout>
    ),
  };
};
