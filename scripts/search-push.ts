import { env } from '../config/env';
import { run } from '../plugins/search/push/run';

const { appId, writeKey, indexName, host } = env.search;
const settings = { appId, writeKey, indexName, host, siteUrl: env.siteUrl };

run(process.argv.slice(2), settings, process.stdout).then((code) => {
  process.exitCode = code;
});
