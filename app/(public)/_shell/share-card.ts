import type { Metadata } from 'next';
import { LOCALE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';

type ShareCard = NonNullable<Metadata['openGraph']>;

/**
 * What a chat shows of a page whose address is sent in it; title and description are the page's own unless told. Never
 * a person's name or face: who sees a chat need not be who holds the link. The picture is the product's unless told.
 */
export const shareCard = ({
  picture,
  ...told
}: {
  title?: string;
  description?: string;
  picture?: { readonly url: string; readonly alt: string };
} = {}): ShareCard => ({
  type: 'website',
  locale: LOCALE.replace('-', '_'),
  siteName: product().name,
  images: [{ url: '/app/share.png', alt: product().name, ...picture, width: 1200, height: 630 }],
  ...told,
});
