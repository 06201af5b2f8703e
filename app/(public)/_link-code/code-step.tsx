import { getTranslations } from 'next-intl/server';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PageTitle } from '@/app/_ui/public/page-title';
import {
  confirmAction,
  postConfirm,
  postRequest,
  requestAction,
} from '@/app/(public)/_link-forms/code-actions';
import type { CodeStep as Step } from '@/lib/contracts/link-codes/queries';
import type { LinkSubject } from '@/lib/core/actor';
import { singleStop } from '@/lib/core/single-stop';
import { product } from '@/lib/platform/product';
import { CodeForm } from './code-form';
import styles from './link-code.module.css';
import { SendForm } from './send-form';

type Props = { step: Step; subject: LinkSubject };

/** Who holds the link proves to be the talent: asks for a code, and gives it back. Shows nothing else of the talent. */
export async function CodeStep({ step, subject }: Props) {
  const t = await getTranslations('linkCode');
  const { purpose, agencyName, agencyLogoFileId, eventName, destinations, sent } = step;
  const { name, supportEmail } = product();
  const text = t(`text${purpose}`, { agency: agencyName, event: eventName, product: name });
  const request = requestAction.bind(null, purpose, subject);
  const post = postRequest.bind(null, purpose, subject);
  return (
    <div className={styles.step}>
      <AgencyMark agency={{ name: agencyName, logoFileId: agencyLogoFileId }} />
      <PageTitle title={t('title')} subtitle={singleStop(text)} />
      {sent && (
        <CodeForm
          key={`typed ${sent.resendAt.toISOString()}`}
          sentTo={t(`sent${sent.channel}`, { destination: sent.destination })}
          action={confirmAction.bind(null, purpose, subject)}
          post={postConfirm.bind(null, purpose, subject)}
        />
      )}
      <SendForm
        key={sent?.resendAt.toISOString() ?? 'first'}
        destinations={destinations}
        resendAt={sent?.resendAt.getTime() ?? null}
        action={request}
        post={post}
      />
      <p className={styles.note}>{t('wrongAddress', { email: supportEmail })}</p>
    </div>
  );
}
