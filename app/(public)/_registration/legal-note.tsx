import { Link } from '@/app/_ui/link';
import { POLICY_PATH, TERMS_PATH } from '@/lib/core/paths';
import texts from '@/lib/i18n/messages/es/registration.json';
import styles from './registration.module.css';

/** The terms and the policy on personal data, in other tabs, so that nothing typed is left. */
export const LegalLinks = () => (
  <>
    <Link href={TERMS_PATH} target="_blank">
      {texts.legal.terms}
    </Link>{' '}
    {texts.legal.and}{' '}
    <Link href={POLICY_PATH} target="_blank">
      {texts.legal.policy}
    </Link>
  </>
);

/** What one accepts by opening an account, for forms that do not ask for it apart. */
export const LegalNote = () => (
  <p className={styles.note}>
    {texts.legal.note} <LegalLinks />.
  </p>
);
