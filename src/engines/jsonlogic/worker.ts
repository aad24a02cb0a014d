import { serve } from '../serve';
import { createJsonlogic } from './engine';

serve(createJsonlogic);
