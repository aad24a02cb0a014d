import { serve } from '../serve';
import { createJsonata } from './engine';

serve(createJsonata);
