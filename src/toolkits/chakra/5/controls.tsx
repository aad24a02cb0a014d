import { Button, Checkbox, IconButton, Input, RadioGroup, Select, Switch, Textarea } from '@chakra-ui/react';
import { ChakraValueSelector, chakraControlElements } from '@react-querybuilder/chakra';
import { nameControls } from '../../5/namedControls';
import { byLabel } from '../../nameControls';

/** The companion's controls, each with an accessible name. */
export const chakraControls = nameControls(chakraControlElements, [
  [Button, byLabel],
  [Checkbox, byLabel],
  [IconButton, byLabel],
  [Input, byLabel],
  [RadioGroup, byLabel],
  [Select, byLabel],
  [Switch, byLabel],
  [Textarea, byLabel],
  [ChakraValueSelector, byLabel],
]);
