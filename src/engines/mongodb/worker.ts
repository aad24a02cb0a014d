import { serve } from '../serve';
import { createMongodb } from './engine';

serve(createMongodb);
