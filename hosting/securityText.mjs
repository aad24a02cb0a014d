/**
 * The text of `.well-known/security.txt` (RFC 9116): whom to tell of a weakness.
 * @param {string} contact an address of mail or a page, as `SECURITY_CONTACT` has it: `mailto:…` or `https://…`
 * @param {string} siteUrl origin of the site
 * @param {string} baseUrl path of the site, with both slashes
 * @param {Date} built time from which it is good for a year
 * @throws {Error} when the contact is neither
 */
export function securityText(contact, siteUrl, baseUrl, built) {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new Error(`SECURITY_CONTACT=${contact} is neither a mailto: nor an https: address.`);
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const canonical = new URL(`${baseUrl}.well-known/security.txt`, siteUrl).href;
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}
