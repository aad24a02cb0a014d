import { describe, expect, it } from 'vitest';
import { explainedNames } from './explained';

const page = `---
title: Page
---

## Tools

### \`add\`

Puts a rule or a group at the end of a group.

### \`remove\`

### \`update\`, \`move\`

<Signature name="update" />

Both return a new query.

| Name | Meaning |
| --- | --- |
| \`toArray\` | Makes a list out of anything you pass |
| \`mention\` | see above |

- \`joinWith\`: puts strings together and escapes the separator.
- \`unexplained\`: later.
- Not \`a name\` at the beginning of a list item.

### \`add\` again
`;

describe('explainedNames', () => {
  const names = explainedNames('api/misc', page);

  it('finds headings, table rows and list items that say something about a name', () => {
    expect(Object.fromEntries(names)).toEqual({
      add: { page: 'api/misc', anchor: 'add' },
      update: { page: 'api/misc', anchor: 'update-move' },
      move: { page: 'api/misc', anchor: 'update-move' },
      toArray: { page: 'api/misc', anchor: 'update-move' },
      joinWith: { page: 'api/misc', anchor: 'update-move' },
    });
  });
});
