/** Addresses outside this site that the navbar, the footer and the pages share. */
export const addresses = {
  repository: 'https://github.com/react-querybuilder/react-querybuilder',
  chat: 'https://discord.gg/MnAQWyUtEg',
  packagePage: 'https://www.npmjs.com/package/react-querybuilder',
  organisationPage: 'https://www.npmjs.com/org/react-querybuilder',
};
