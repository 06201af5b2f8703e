import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyActor } from '@/lib/core/actor';
import { PAYER_ACCOUNTS_PATH } from '@/lib/core/paths';
import { listPayerAccounts } from '@/lib/payouts/accounts/queries';
import styles from '../_parts/profile.module.css';

/** From which account the agency usually pays its talents, for whoever pays them. */
export async function PayerAccountsCard({ actor }: { actor: AgencyActor }) {
  const [accounts, t] = await Promise.all([listPayerAccounts(actor), getTranslations('payouts.accounts')]);
  const [usual] = accounts;
  return (
    <SectionCard
      title={t('pageTitle')}
      actions={
        <ButtonLink variant="default" href={PAYER_ACCOUNTS_PATH}>
          {t(usual ? 'see' : 'add')}
        </ButtonLink>
      }
    >
      <p className={styles.note}>
        {usual
          ? t('usualIs', { name: t('title', { bank: usual.bank, digits: usual.accountLastDigits }) })
          : t('noneText')}
      </p>
    </SectionCard>
  );
}
