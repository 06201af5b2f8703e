import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
  // Pages and files say more (proxy.ts, lib/storage/file-response.ts); this goes with every answer, also static ones.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
  ],
  serverExternalPackages: [
    'bcrypt',
    'pg',
    'graphile-worker',
    'sharp',
    '@react-pdf/renderer',
    'pino',
    'flydrive',
  ],
  experimental: {
    // A changed graphql.ts must not register its types a second time on a builder that stayed alive.
    turbopackServerFastRefresh: false,
    optimizePackageImports: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
    ],
  },
};

export default withNextIntl(config);
