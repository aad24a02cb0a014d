/** Every environment variable the build reads, in one place. */
const read = (name: string): string | undefined => process.env[name]?.trim() || undefined;

export const env = {
  /** Origin the site is published at. */
  siteUrl: read('SITE_URL') ?? 'https://react-querybuilder.js.org',
  /** Path the site is published under, with both slashes. */
  baseUrl: read('BASE_URL') ?? '/',
  /** Repository of this site, e.g. https://github.com/owner/name; turns on the edit links. */
  siteRepository: read('SITE_REPOSITORY'),
  /** Whom to tell of a weakness: a mailto: or https: address; without it there is no security.txt. */
  securityContact: read('SECURITY_CONTACT'),
  /** `off` takes offline use out of the build, and away from visitors who have it. */
  offline: read('OFFLINE'),
  /** Google tag id (G-…); without it no analytics code is built. */
  gtagId: read('GTAG_ID'),
  /** Hosted search: app id and public key turn it on. */
  search: {
    appId: read('ALGOLIA_APP_ID'),
    apiKey: read('ALGOLIA_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME') ?? 'react-querybuilder',
    /** Secret key for `npm run search:push`; it never goes into the site. */
    writeKey: read('ALGOLIA_WRITE_KEY'),
    /** Another address of the service's API, for tests of `npm run search:push`. */
    host: read('ALGOLIA_HOST'),
  },
};
