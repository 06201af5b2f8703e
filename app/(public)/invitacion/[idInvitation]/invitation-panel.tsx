import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import type { InvitationPage } from '@/lib/teams/invitations/invitation-page';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { AcceptForm } from './accept-form';
import styles from './invitation.module.css';

type Props = {
  page: Extract<InvitationPage, { state: 'OPEN' }>;
  action: (data: FormData) => Promise<FormAnswer>;
};

/** Who invites, into what and as what, and the password with which one comes in. */
export async function InvitationPanel({ page, action }: Props) {
  const [t, tTeam, tRoles] = await Promise.all([
    getTranslations('invitation'),
    getTranslations('team'),
    getTranslations('agencies.roles'),
  ]);
  const { agencyName, agencyLogoFileId, name, email, invitedBy, role, expiresAt, hasAccount } = page;
  const words = { agency: agencyName, name, inviter: invitedBy, product: product().name };
  return (
    <>
      <AgencyMark agency={{ name: agencyName, logoFileId: agencyLogoFileId }} />
      <PageTitle title={t('title', words)} subtitle={t('subtitle', words)} />
      <div className={styles.facts}>
        <DescriptionList
          columns={1}
          items={[
            {
              label: t('role'),
              value: (
                <>
                  <strong className={styles.role}>{tRoles(role)}</strong>
                  <span className={styles.roleText}>{tTeam(`roleText.${role}`)}</span>
                </>
              ),
            },
            { label: t('email'), value: email },
          ]}
        />
      </div>
      <AcceptForm
        product={words.product}
        agencyName={agencyName}
        email={email}
        hasAccount={hasAccount}
        action={action}
      />
      <p className={styles.expires}>{t('expires', { date: formatDateTime(expiresAt, DEFAULT_TIME_ZONE) })}</p>
    </>
  );
}
