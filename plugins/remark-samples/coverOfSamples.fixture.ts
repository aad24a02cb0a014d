import ts from 'typescript';
import { coverOf } from '../../e2e/fixtures/cover';

type Sample = { release: string; name: string; text: string };

/**
 * What a sample asks of the tools that it runs with: each name that it imports of a package of its release, and each kind of
 * syntax, whatever the release.
 */
function asked({ release, name, text }: Sample): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    found.add(ts.SyntaxKind[node.kind]);
    if (!ts.isImportDeclaration(node)) return void ts.forEachChild(node, visit);
    const module = `${release} ${(node.moduleSpecifier as ts.StringLiteral).text}`;
    found.add(module);
    const { name: byDefault, namedBindings, isTypeOnly } = node.importClause ?? {};
    if (isTypeOnly) return;
    if (byDefault) found.add(`${module} default`);
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const { name: own, propertyName, isTypeOnly: isType } of namedBindings.elements)
        if (!isType) found.add(`${module} ${(propertyName ?? own).text}`);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.ES2022));
  return found;
}

/**
 * A few of some samples, which between them ask for everything that all ask for: whatever a tool does wrong with an import or
 * a kind of syntax is met by one of them. It follows the samples, so there is no list to keep.
 */
export function coverOfSamples<S extends Sample>(samples: readonly S[]): S[] {
  const named = new Map(samples.map((sample) => [`${sample.release} ${sample.name}`, sample]));
  const chosen = coverOf(new Map([...named].map(([name, sample]) => [name, asked(sample)])));
  return chosen.map((name) => named.get(name) as S);
}
