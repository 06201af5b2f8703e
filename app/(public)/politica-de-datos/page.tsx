import type { Metadata } from 'next';
import { Link } from '@/app/_ui/link';
import texts from '@/lib/i18n/messages/es/legal.json';
import { LegalText } from '../_legal/legal-text';

export const metadata: Metadata = { title: texts.policy.title };

/** What becomes of personal data (Ley 1581 de 2012). */
export default function PolicyPage() {
  return (
    <LegalText {...texts.policy}>
      <p>
        <Link href="/datos-personales">{texts.requests}</Link>
      </p>
    </LegalText>
  );
}
