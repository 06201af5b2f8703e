import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { RootFrame } from '@/app/_ui/root/root-frame';
import { geist, instrumentSerif } from '@/app/fonts/typefaces';
import { LOCALE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import styles from './desk-frame.module.css';

export function generateMetadata(): Metadata {
  const { name } = product();
  return {
    title: { default: name, template: `%s · ${name}` },
    icons: { icon: '/favicon.svg' },
    robots: { index: false },
  };
}

/** The frame of what a device shows of desks without network: nobody's, so that it can lie in its cache. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <RootFrame lang={LOCALE} fonts={`${geist.variable} ${instrumentSerif.variable}`} nonce={nonce}>
      <main className={styles.main}>{children}</main>
    </RootFrame>
  );
}
