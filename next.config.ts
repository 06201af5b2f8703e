import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { writeSchemaTypes } from './scripts/write-schema-types';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  reactStrictMode: true,
  // A build is made beside the one that serves, and takes its place at the end (scripts/start/ensure-build.ts).
  distDir: process.env.ELENCO_BUILD_FOLDER || '.next',
  poweredByHeader: false,
  // `npm test` checks all types once; a build that did it again would keep who starts Elenco waiting.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: false,
  // proxy.ts does it: in Next's own redirect a link's secret would stand once more.
  skipTrailingSlashRedirect: true,
  // Photos have widths of their own (lib/storage/rendition.ts); Next's door for resizing any picture stays closed.
  images: { unoptimized: true },
  // Pages and files say more (proxy.ts, lib/storage/file-response.ts); this goes with every answer, also static ones.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    // Answers for programs, should somebody show one in a page.
    ...['/api/:path*', '/graphql', '/notify/:path*', '/upload-images', '/post-profile'].map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
    })),
  ],
  // The storage path of the mobile backend, below which the app loads the routes of photos (specification 1, 2.10).
  rewrites: async () =>
    ['fotos', 'archivos'].map((kind) => ({
      source: `/storage/${kind}/:path*`,
      destination: `/${kind}/:path*`,
    })),
  serverExternalPackages: [
    'bcrypt',
    'pg',
    'graphile-worker',
    'sharp',
    '@react-pdf/renderer',
    'pino',
    'flydrive',
    // One copy for all: graphql-jit takes parts of it by their files, and two copies do not know each other's types.
    'graphql',
  ],
  experimental: {
    // A changed graphql.ts must not register its types a second time on a builder that stayed alive.
    turbopackServerFastRefresh: false,
    // Nothing that serves reads maps, and a cache of 800 MB serves no fresh clone (decision 384).
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackFileSystemCacheForBuild: false,
    optimizePackageImports: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
    ],
  },
};

/** `next dev`, `next build` and `next typegen`, which comes before each check of types, also write those of the schema. */
export default (phase: string): NextConfig => {
  if (phase !== PHASE_PRODUCTION_SERVER) writeSchemaTypes();
  return withNextIntl(config);
};
