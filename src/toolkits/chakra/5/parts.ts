import { Button, Checkbox, IconButton, Input, RadioGroup, Select, Switch, Textarea } from '@chakra-ui/react';
import { byLabel, type NamedPart } from '../../nameControls';

/** Chakra's components that stand for controls, each with the way it takes its name. */
export const chakraParts: NamedPart[] = [
  [Button, byLabel],
  [Checkbox, byLabel],
  [IconButton, byLabel],
  [Input, byLabel],
  [RadioGroup, byLabel],
  [Select, byLabel],
  [Switch, byLabel],
  [Textarea, byLabel],
];
