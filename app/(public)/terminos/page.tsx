import type { Metadata } from 'next';
import texts from '@/lib/i18n/messages/es/legal.json';
import { LegalText } from '../_legal/legal-text';

export const metadata: Metadata = { title: texts.terms.title };

/** What one accepts by using the product. */
export default function TermsPage() {
  return <LegalText {...texts.terms} />;
}
