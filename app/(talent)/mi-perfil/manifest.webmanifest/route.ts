import { onlyGet } from '@/app/api/unknown-path';
import { TALENT_HOME } from '@/lib/identity/rules';
import { product } from '@/lib/platform/product';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install a talent's place as an app. It says nothing of who asks. */
export function GET(): Response {
  const { name } = product();
  const manifest = {
    id: TALENT_HOME,
    name,
    short_name: name,
    lang: 'es-CO',
    start_url: TALENT_HOME,
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f2',
    theme_color: '#1c1a17',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
