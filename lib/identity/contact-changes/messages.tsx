import type { ComposeEmail, ComposeText } from '@/lib/notifications/define-notice';
import { EmailLayout, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import type { ToldChange } from './rules';

type Payload = { readonly change: ToldChange; readonly of: string; readonly to: string };

const SAID: Readonly<Record<ToldChange, string>> = {
  phone: 'Cambió el teléfono',
  email: 'Cambió el correo',
  replyTo: 'Cambió el correo al que llegan las respuestas',
  payment: 'Cambiaron los datos con los que pagan los clientes',
  payerAccount: 'Cambió una cuenta desde la que se paga',
  approval: 'Cambió quién aprueba pagos, o desde qué valor aprueban dos personas',
};

export const composeContactChanged: ComposeEmail<Payload> = async ({ change, of, to }) => {
  const { name, supportEmail } = product();
  return {
    to,
    subject: `${SAID[change]} de ${of} en ${name}`,
    body: (
      <EmailLayout preview="Si no lo reconoces, escríbenos ahora.">
        <Title>{SAID[change]}</Title>
        <Paragraph>{`${SAID[change]} de ${of}. Te lo contamos aquí porque hasta ahora te escribíamos a esta dirección, o porque trabajas con estos datos.`}</Paragraph>
        <Paragraph>
          {`Si lo hiciste tú o tu equipo, no tienes que hacer nada. Si no lo reconoces, cambia tu contraseña ahora y escríbenos a ${supportEmail}.`}
        </Paragraph>
      </EmailLayout>
    ),
  };
};

export const composeContactChangedText: ComposeText<Payload> = async ({ change, of, to }) => {
  const { name, supportEmail } = product();
  return { to, text: `${name}: ${SAID[change]} de ${of}. Si no fuiste tú, escríbenos a ${supportEmail}.` };
};
