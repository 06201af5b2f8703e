import { PHOTO } from '@/lib/core/states';
import texts from '@/lib/i18n/messages/es/photos.json';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { EmailLayout, Facts, Paragraph, Title } from '@/lib/notifications/layout';
import { product } from '@/lib/platform/product';
import { findTalentToTell } from '../../states/queries';
import { findStandingDecisions } from './queries';

type Payload = { talentId: string; decisionIds: string[] };

const { advice } = texts;
const adviceFor = (reasonId: number | null): string =>
  advice[String(reasonId) as keyof typeof advice] ?? advice.other;

const photos = (count: number): string => (count === 1 ? 'una foto' : `${count} fotos`);

/** What was approved, and each reason for what was not with what to do instead; only what still holds. */
export const composePhotosReviewed: ComposeEmail<Payload> = async ({ talentId, decisionIds }, { tx }) => {
  const [talent, decisions] = [
    await findTalentToTell(tx, talentId),
    await findStandingDecisions(tx, decisionIds),
  ];
  if (!talent || decisions.length === 0) return null;
  const approved = decisions.filter(({ toStateId }) => toStateId === PHOTO.APPROVED);
  const rejected = decisions.filter(({ toStateId }) => toStateId === PHOTO.REJECTED);
  const reasons = new Map(rejected.map((each) => [each.reasonId, each.reason ?? '']));
  const { name } = product();
  const title = rejected.length === 0 ? 'Aprobamos tus fotos' : 'Revisamos tus fotos';
  return {
    to: { name: talent.name, address: talent.email },
    subject: `${title} en ${name}`,
    body: (
      <EmailLayout
        preview={
          rejected.length === 0 ? 'Ya las ven las agencias' : 'Te contamos qué hacer con las que faltan'
        }
      >
        <Title>{title}</Title>
        <Paragraph>{`Hola, ${talent.name}. Gracias por subir tus fotos.`}</Paragraph>
        {approved.length > 0 && (
          <Paragraph>{`Aprobamos ${photos(approved.length)}: las agencias y sus clientes ya pueden verlas.`}</Paragraph>
        )}
        {rejected.length > 0 && (
          <Paragraph>
            {`${photos(rejected.length).replace(/^u/, 'U')} todavía no ${rejected.length === 1 ? 'sirve' : 'sirven'} así. Con esto lo arreglas:`}
          </Paragraph>
        )}
        {rejected.length > 0 && (
          <Facts rows={[...reasons].map(([reasonId, reason]) => [reason, adviceFor(reasonId)])} />
        )}
        {rejected.length > 0 && (
          <Paragraph dimmed>
            Sube la nueva desde tu perfil cuando la tengas y la revisamos otra vez.
          </Paragraph>
        )}
      </EmailLayout>
    ),
  };
};
