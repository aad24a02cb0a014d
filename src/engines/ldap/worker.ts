import { serve } from '../serve';
import { createLdap } from './engine';

serve(createLdap);
