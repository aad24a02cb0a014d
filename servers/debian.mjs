import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs of the servers, and the packages of Debian 12 that bring them. */
const needed = [
  { program: '/usr/lib/postgresql/15/bin/postgres', packages: ['postgresql-15'] },
  { program: '/usr/sbin/mariadbd', packages: ['mariadb-server-core'] },
  { program: '/usr/sbin/slapd', packages: ['slapd'] },
];

const missing = () => needed.filter(({ program }) => !existsSync(program)).flatMap(({ packages }) => packages);

/**
 * Sees to it that the servers are installed: as root on Debian it prints the list of packages and installs them, without
 * starting any of them as a service.
 * @throws with the list, where it cannot
 */
export function installServers() {
  const packages = missing();
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error(
      `These packages of Debian 12 are missing: ${packages.join(', ')}. As root on Debian, this command installs them.`,
    );
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  // slapd would ask for a directory and a password, and PostgreSQL make a cluster; in runlevel 1 no service is started.
  const command = [
    'apt-get update -qq',
    "echo 'slapd slapd/no_configuration boolean true' | debconf-set-selections",
    'apt-get install -y -qq --no-install-recommends "$@"',
  ].join('; ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('sh', ['-c', command, 'sh', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const left = missing();
  if (left.length > 0) throw new Error(`apt-get did not install ${left.join(', ')}.`);
}
